export const coverWidth = 800;
export const coverHeight = 1200;

/** The shop's own colours, for pictures that speak for the shop rather than for a book. */
export const shopPalette = {
  paper: '#faf6ee',
  ink: '#1f1b16',
  yellow: '#ffce1a',
  red: '#c2341d',
  green: '#2f6b4f',
};

export function sheet(width: number, height: number, ...layers: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${layers.join('\n')}</svg>`;
}

export function cover(...layers: string[]): string {
  return sheet(coverWidth, coverHeight, ...layers);
}
