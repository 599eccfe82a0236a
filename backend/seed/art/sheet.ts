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

/**
 * Drawn a little larger than asked and trimmed by the renderer, like a printed sheet: filters that
 * move edges would otherwise leave bare slivers along the rim.
 */
export const bleed = 1.02;

export function sheet(width: number, height: number, ...layers: string[]): string {
  const [drawnWidth, drawnHeight] = [Math.round(width * bleed), Math.round(height * bleed)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${drawnWidth}" height="${drawnHeight}" viewBox="0 0 ${width} ${height}">${layers.join('\n')}</svg>`;
}

export function cover(...layers: string[]): string {
  return sheet(coverWidth, coverHeight, ...layers);
}
