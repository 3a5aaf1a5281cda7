declare module 'tr46-unicode-17' {
  export { default } from 'tr46';
}
