import sharp from 'sharp';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 90, b: 30 } } });
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const html = '<!doctype html><script>alert(1)</script>';

/** Files that somebody may try as a cover; only the first is one. */
export const pictures = {
  small: () => picture(40, 60).jpeg().toBuffer(),
  empty: async () => Buffer.alloc(0),
  html: async () => Buffer.from(html),
  svg: async () => Buffer.from(svg),
  'exe file': async () => Buffer.from('MZ\x90\x00\x03\x00\x00\x00\x04\x00', 'latin1'),
  zip: async () => Buffer.from('PK\x03\x04\x14\x00', 'latin1'),
  pdf: async () => Buffer.from('%PDF-1.7\n%%EOF'),
  gif: async () => Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
  'gif and script': async () => Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)', 'latin1'),
  'JPEG and HTML': async () => Buffer.concat([await pictures.small(), Buffer.from(html)]),
  'JPEG head before SVG': async () => Buffer.from(`\xff\xd8\xff${svg}`, 'latin1'),
  'cut JPEG': async () => (await picture(400, 600).jpeg().toBuffer()).subarray(0, 300),
  'cut PNG': async () => (await picture(400, 600).png().toBuffer()).subarray(0, 60),
  'PNG of 36 million pixels': () => picture(6000, 6000).png({ compressionLevel: 9 }).toBuffer(),
  'PNG that says it has 2^31 pixels a side': hugeHeader,
  'WebP head alone': async () => Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1'),
  'AVIF head alone': async () => Buffer.from('\0\0\0\x1cftypavif\0\0\0\0', 'latin1'),
  'more than 5 MB': async () => Buffer.alloc(5 * 1024 * 1024 + 1, 0xff),
};

async function hugeHeader(): Promise<Buffer> {
  const png = await picture(40, 60).png().toBuffer();
  png.writeUInt32BE(0x7fffffff, 16);
  png.writeUInt32BE(0x7fffffff, 20);
  return png;
}
