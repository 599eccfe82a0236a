import { arcText, sizeToFit, text } from '../outline-text.ts';
import { grain, roughEdge, wornInk } from '../print-texture.ts';
import { cover } from '../sheet.ts';
import { rays } from '../strokes.ts';

const cream = '#f6e7c4';
const red = '#c8321f';
const teal = '#134d54';
const gold = '#f2b21b';

const body =
  'M-78 0L-88 -62C-136 -84 -166 -134 -154 -186C-142 -246 -80 -268 -18 -262C20 -260 48 -268 78 -286C98 -318 150 -324 178 -292C198 -266 196 -240 214 -228C240 -214 262 -238 252 -272C246 -292 262 -308 278 -300C298 -288 300 -240 284 -210C264 -174 222 -166 196 -182C182 -172 170 -166 150 -164C142 -148 134 -128 128 -108C122 -82 98 -74 92 -62L86 0H26L22 -60C0 -54 -16 -54 -34 -60L-26 0Z';

/** A circus bill: wood type, two inks and gold, and the star of the show on the subject of the lecture. */
export function theArtOfMoneyGetting(): string {
  const face = 'rye';
  const star = '0,-13 4,-4 13,-4 6,2 8,12 0,6 -8,12 -6,2 -13,-4 -4,-4';
  const stars = [-50, -25, 0, 25, 50]
    .map((deg) => `<polygon transform="rotate(${deg}) translate(0 127)" points="${star}"/>`)
    .join('');
  return cover(
    `<defs>${roughEdge('cut', 2, 4, 0.04)}${wornInk('ink', 5, 4, 0.24)}<clipPath id="frame"><rect x="48" y="48" width="704" height="1104" rx="30"/></clipPath><clipPath id="jumbo"><path d="${body}"/></clipPath></defs>`,
    `<rect width="800" height="1200" fill="${cream}"/>`,
    `<g clip-path="url(#frame)"><rect width="800" height="1200" fill="${cream}"/><path d="${rays(400, 560, 1000, 26)}" fill="${red}" filter="url(#cut)"/><circle cx="400" cy="560" r="268" fill="${cream}"/><circle cx="400" cy="560" r="252" fill="${teal}"/>
      <path d="M0 0H800V190C680 260 560 284 400 284S120 260 0 190Z" fill="${teal}"/><path d="M0 190C120 260 240 284 400 284S680 260 800 190" stroke="${gold}" stroke-width="10" fill="none"/>
      <path d="M0 850H800V1200H0Z" fill="${cream}"/><path d="M0 846H800V858H0ZM0 866H800V871H0Z" fill="${teal}"/></g>`,
    arcText('THE ART OF', {
      face,
      cx: 400,
      cy: -520,
      radius: 712,
      size: 98,
      feet: 'out',
      middleDeg: 180,
      fill: cream,
      tracking: 20,
      attributes: 'filter="url(#ink)"',
    }),
    `<g transform="translate(400 664)"><circle cy="10" r="176" fill="#a8690f"/><circle r="176" fill="${gold}"/><circle r="160" fill="none" stroke="#a8690f" stroke-width="5"/><circle r="92" fill="none" stroke="#a8690f" stroke-width="4"/><polygon transform="scale(5.4) translate(0 1)" points="${star}" fill="#7a4a08"/><g fill="#7a4a08">${stars}</g></g>`,
    arcText('TWENTY GOLDEN RULES', {
      face: 'alfa-slab-one',
      cx: 400,
      cy: 664,
      radius: 112,
      size: 38,
      tracking: 10,
      fill: '#7a4a08',
    }),
    `<g transform="translate(372 494) scale(0.86)"><g filter="url(#cut)"><path d="${body}" fill="#cfd3cf" stroke="${teal}" stroke-width="7" stroke-linejoin="round"/>
      <g clip-path="url(#jumbo)"><path d="M-170 -140C-120 -40 60 -30 140 -140L140 20H-170Z" fill="#9fb0ae"/><path d="M-110 -290H30L44 -120C0 -90 -80 -90 -124 -124Z" fill="${red}"/><path d="M-124 -124C-80 -90 0 -90 44 -120L45 -100C0 -70 -80 -70 -126 -104Z" fill="${gold}"/></g>
      <path d="M92 -284C50 -292 34 -232 54 -196C76 -172 112 -190 122 -232C126 -256 116 -278 92 -284Z" fill="#b6c0bd" stroke="${teal}" stroke-width="6"/>
      <path d="M160 -170C186 -160 214 -166 226 -186C214 -180 196 -184 186 -196Z" fill="${cream}" stroke="${teal}" stroke-width="5"/>
      <circle cx="156" cy="-250" r="8" fill="${teal}"/><path d="M118 -314L150 -328L180 -300L160 -286Z" fill="${red}" stroke="${teal}" stroke-width="4"/>
      <path d="M-154 -190C-190 -180 -196 -130 -186 -96" stroke="${teal}" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M-194 -100L-184 -66L-174 -100Z" fill="${teal}"/>
      <path d="M-74 -8h40M32 -8h46M-92 -250l20 150M10 -256l14 150" stroke="${teal}" stroke-width="4" fill="none"/><circle cx="-46" cy="-180" r="22" fill="${gold}" stroke="${teal}" stroke-width="5"/></g>
      </g>`,
    `<g filter="url(#ink)">${text('MONEY', { face, x: 400, y: 978, size: sizeToFit(face, 'MONEY', 470), anchor: 'middle', fill: red })}${text('GETTING', { face, x: 400, y: 1084, size: sizeToFit(face, 'GETTING', 600), anchor: 'middle', fill: teal })}</g>`,
    text('P. T. BARNUM', {
      face: 'alfa-slab-one',
      x: 400,
      y: 1134,
      size: 42,
      anchor: 'middle',
      tracking: 120,
      fill: teal,
    }),
    `<rect x="24" y="24" width="752" height="1152" rx="44" fill="none" stroke="${teal}" stroke-width="12"/><rect x="46" y="46" width="708" height="1108" rx="30" fill="none" stroke="${teal}" stroke-width="4"/>`,
    grain(800, 1200, 33, 0.2),
  );
}
