/** What scripts/cut-fonts.ts uses of it; the package has no types, and those of others lag behind. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: string[];
    noHinting: boolean;
    /** Which entries of the font's table of names stay, besides the first seven. */
    preserveNameIds: number[];
  }
  // eslint-disable-next-line no-restricted-syntax -- the package exports nothing else
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
