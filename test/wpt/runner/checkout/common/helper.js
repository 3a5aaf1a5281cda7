globalThis.parse = (input, base) => new URL(input, base).href;
