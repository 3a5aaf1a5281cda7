// What `auto.ts` uses of React Native, whose types are not installed here.

declare module 'react-native' {
  export const Platform: { readonly OS: string };
}
