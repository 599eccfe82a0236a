/**
 * Filters that make flat vector shapes look printed. Each returns a `<filter>` with the given id;
 * noise comes from seeded turbulence and is therefore the same on every render.
 */

const wholePicture = 'x="-5%" y="-5%" width="110%" height="110%"';

/** Edges that wander like a knife in lino or a torn sheet. */
export function roughEdge(id: string, seed: number, strength = 6, detail = 0.03): string {
  return `<filter id="${id}" ${wholePicture}>
    <feTurbulence type="fractalNoise" baseFrequency="${detail}" numOctaves="2" seed="${seed}"/>
    <feDisplacementMap in="SourceGraphic" scale="${strength}" xChannelSelector="R" yChannelSelector="G"/>
  </filter>`;
}

/** Ink that did not take everywhere: rough edges and small bare spots. */
export function wornInk(id: string, seed: number, strength = 5, bare = 0.34): string {
  return `<filter id="${id}" ${wholePicture}>
    <feTurbulence type="fractalNoise" baseFrequency="0.035" numOctaves="2" seed="${seed}" result="wander"/>
    <feDisplacementMap in="SourceGraphic" in2="wander" scale="${strength}" xChannelSelector="R" yChannelSelector="G" result="cut"/>
    <feTurbulence type="fractalNoise" baseFrequency="0.22" numOctaves="3" seed="${seed + 7}"/>
    <feColorMatrix type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  14 0 0 0 ${-14 * bare}" result="taken"/>
    <feComposite in="cut" in2="taken" operator="in"/>
  </filter>`;
}

/** A sheet of paper lying on the sheet below. */
export function paperShadow(id: string, depth = 8, opacity = 0.35): string {
  return `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%">
    <feDropShadow dx="${depth * 0.3}" dy="${depth}" stdDeviation="${depth * 0.9}" flood-color="#120c06" flood-opacity="${opacity}"/>
  </filter>`;
}

/** A cut sheet: slightly rough edges and the shadow it throws. */
export function cutPaper(id: string, seed: number, depth = 8, opacity = 0.35): string {
  return `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%">
    <feTurbulence type="fractalNoise" baseFrequency="0.02" numOctaves="2" seed="${seed}"/>
    <feDisplacementMap in="SourceGraphic" scale="5" xChannelSelector="R" yChannelSelector="G"/>
    <feDropShadow dx="${depth * 0.3}" dy="${depth}" stdDeviation="${depth * 0.9}" flood-color="#120c06" flood-opacity="${opacity}"/>
  </filter>`;
}

/** Fine speckle over the whole sheet. Dark specks for paper, light ones for ink. */
export function grain(
  width: number,
  height: number,
  seed: number,
  opacity = 0.16,
  tone: 'dark' | 'light' = 'dark',
): string {
  const shade = tone === 'dark' ? 0.08 : 1;
  const id = `grain-${seed}-${tone}`;
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency="0.45" numOctaves="2" seed="${seed}"/>
    <feColorMatrix type="matrix" values="0 0 0 0 ${shade}  0 0 0 0 ${shade}  0 0 0 0 ${shade}  0 3.2 0 0 -1.75"/>
  </filter><rect width="${width}" height="${height}" filter="url(#${id})" opacity="${opacity}"/>`;
}

/** Broad uneven tone, as of laid paper or thin colour. */
export function mottle(
  width: number,
  height: number,
  seed: number,
  opacity = 0.18,
  tone: 'dark' | 'light' = 'dark',
): string {
  const shade = tone === 'dark' ? 0.05 : 1;
  const id = `mottle-${seed}-${tone}`;
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency="0.006 0.01" numOctaves="4" seed="${seed}"/>
    <feColorMatrix type="matrix" values="0 0 0 0 ${shade}  0 0 0 0 ${shade}  0 0 0 0 ${shade}  0 2.4 0 0 -0.95"/>
  </filter><rect width="${width}" height="${height}" filter="url(#${id})" opacity="${opacity}"/>`;
}
