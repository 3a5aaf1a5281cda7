// Made by `npm run generate:keys` from the data of Python, which has that of Unicode 3.2.

/** RFC 3454, table B.1. */
export const mappedToNothing: string = '4t iq 43b 5-2 1ku-2 2b 17s0-f 6o';

/** RFC 3454, tables C.1.2, C.2.2 and C.3 to C.9. */
export const prohibited: string =
  '3k-w io-1 po 1e 31t b2 1ki-f p-7 1c-4 7-5 329-b 5 x6o-6in y9-v 7k 6y-6 15dg-7 96s-1 1ekf-1 ' +
  '1ekf-1 1ekf-1 1ekf-1 1ekf-1 1ekf-1 1ekf-1 1ekf-1 1ekf-1 1ekf-1 1ekf-1 1ekf-1 2 v-2n ' +
  '1egv-2t4x';

/** RFC 3454, table D.1. */
export const randALCat: string =
  '14u 2 3 d-q 6-4 13 4 2-p 6-a z-2 2-2s 8 8-1 k-4 2-d 3 2-q 2c-11 c 4ta 179q 2-9 2-c 2-4 2 ' +
  '2-1 2-1 2-2z y-a2 j-1r 3-1h 15-c 38-4 2-3q';

/** RFC 3454, table D.2. */
export const lCat: string =
  '1t-p 7-p 1c b 5 6-m 2-u 2-88 2-h t-2l 3-8 3-6 f-1 f-4 a 3w c 2-2 2 2-j 2-17 2-11 b-3m 8-1w ' +
  '2-11 3-1 7-f y-11 3-6 2-12 2 oq 2-1g 4-3 9-3 4 8-9 3-c i-1 2-7 3-1 3-l 2-6 2 4-3 5-2 7-1 ' +
  '3-1 b 5-1 2-2 5-b 3-6 b-5 5-1 3-l 2-6 2-1 2-1 2-1 5-2 p-3 2 8-9 3-2 f 2-6 2 2-2 2-l 2-6 ' +
  '2-1 2-4 4-3 9 2-1 4 g 6-9 j-1 2-7 3-1 3-l 2-6 2-1 3-3 4-1 2 7-1 3-1 b 5-1 2-2 5-a j 2-5 ' +
  '4-2 2-3 4-1 2 2-1 4-1 4-2 4-7 2-2 5-1 2-1 4-2 2-2 b g-b f-2 2-7 2-2 2-m 2-9 2-4 8-3 s-1 ' +
  '5-9 j-1 2-7 2-2 2-m 2-9 2-4 5 2-4 3-1 2-1 a-1 8 2-1 5-9 j-1 2-7 2-2 2-m 2-f 5-2 6-2 2-2 b ' +
  '9-1 5-9 j-1 2-h 4-n 2-8 2 3-6 9-2 7-7 j-2 d-1b 2-1 d-6 9-c 12-1 2 3-1 2 3 7-3 2-6 2-2 2 2 ' +
  '3-1 2-3 2-1 a 3-4 2 a-9 3-1 z-n 3-q 2 2 6-9 2-x l 6 3-3 1f-7 2-5 3 1d-x 2-4 2-1 2 5 7 8-n ' +
  '21-11 b-14 3 5-2h 6-1v 6-29 7-6 2-1q 2 2-3 3-6 2 2-3 3-12 2 2-3 3-u 2 2-3 3-6 2 2-3 3-6 ' +
  '2-6 2-m 2-u 2 2-3 3-6 2-12 2-i 7-r 10-2c d-hh b-p 6-28 g-c 2-3 f-h 4-1 a-h f-c 2-2 g-1i ' +
  '8-7 2-1 c-6 2 4-9 13-9 7-2f 9-14 120-4b 5-2h 7-l 3-5 3-11 3-5 3-7 2 2 2 2-u 3-1g 2-6 2 4-2 ' +
  '2-6 4-3 3-5 5-c 6-2 2-6 i 2r e 3n 5 3-9 2 4-4 7 2 2 2-3 2-2 2-6 4-2 6-4 n-z c3-1w r 7b-25 ' +
  '270-2 q-8 8-4 3-4 5-2d 7-2 2-2h 2-3 6-13 5-2l 2-13 1l-18 4-z t-r 4-1d g-b 5-1a 2-3a 5-2q ' +
  '3-u 2-52t 23-g4l 2j-wc 1h0-8mb 2l-6r1 3-1m 46-6 d-4 sq-p 7-p c-2g 4-5 3-5 3-5 3-2 mc-u 2-3 ' +
  'd-q 52-11 3-11 148j-6t b-12 4-1o 4-8 h-1 8-t 5-1b f7-2c 2-1y 2-1 3 3-1 3-3 2-b 2 2-3 2-1 ' +
  '2-1s 2-3 3-7 2-6 2-r 2-3 2-4 2 4-6 2-9d 5-81 7xz-wye g16-f1 gvz7-1ekd 3-1ekd';

/** What has a decomposition and was assigned after Unicode 3.2. */
export const addedDecompositions: string =
  's9 2kj 1ze 2 2 2 2 4 15 2 3-1 2 dl-2 2-a 2-h 2-r e z-10 k1-c 4f-1 k-2 1j 25v-1 6q xa-1 ' +
  '12-3 9 18-2 26-3 1c 3c-3 2s-1 w mn1-1 5v 3m-2 4-1 o3-3 a fk5-1 1o-2 3-2x mv-9 1a-1 1tl-4 ' +
  '2-15 2-8 1r4 2 f 3n-1 f0-1 a7-1 2 70-1 ot 111l df-1 85-1 4dx-3 2-q 2-1 2 3 2-9 2-3 2 2 7 5 ' +
  '2 2 2-2 2-1 2 3 2 2 2 2 2-1 2 3-3 2-6 2-3 2-3 2 2-9 2-g 6-2 2-4 2-g g5-a 6-u 2-v r-2 10 ' +
  '34-2 e-17 5-8 8-1 1wf-9';
