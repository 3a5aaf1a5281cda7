// Takes the place of the module with this name: the parser with mutants.

export * as parser from '@urlkit/url-parser';
