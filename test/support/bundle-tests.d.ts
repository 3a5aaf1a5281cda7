import type { BuildOptions, Plugin } from 'esbuild';

export declare const keepPlaces: Plugin;
export declare const options: BuildOptions;
