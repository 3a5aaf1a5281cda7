/** Words of many scripts, as names of pages. */
export const foreignWords: readonly string[] = [
  ...['红楼梦', '電影', 'モーニング', 'モーニング娘', '서울', 'кошка', 'γάτα', 'חתול', 'قطة'],
  ...['बिल्ली', 'แมว', 'կատու', 'კატა', 'বিড়াল', 'பூனை', 'ድመት', 'Kätzchen', 'kätzchen', 'mèo'],
];
