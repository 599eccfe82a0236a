import iconv from 'iconv-lite';

// A program that reads UTF-8 as Windows-1252 and writes it as UTF-8 turns `Café` into `CafÃ©`.

const strangers = /\P{ASCII}+/gu;
/** Latin, Cyrillic, Hebrew and typographic characters after that; nobody types these sequences. */
const telltale =
  /Ã[\u0080-¿\u0152-\u0178]|Â[\u00a0-¿]|â€|[ÐÑ×][\u0080-¿\u0152-\u0178\u2013-\u203a]/;
const signs = Array.from({ length: 32 }, (_, i) =>
  iconv.decode(Buffer.from([0x80 + i]), 'windows-1252'),
);
const byteOf = new Map(signs.map((sign, i) => [sign, 0x80 + i]));

/** Whether all characters outside of ASCII belong to such sequences. */
export function isEncodedTwice(text: string): boolean {
  if (!telltale.test(text)) return false;
  return (text.match(strangers) ?? []).every((run) => decodeOnce(run) !== undefined);
}

/** Reverses the second encoding. */
export function decodeTwiceEncoded(text: string): string {
  return text.replace(strangers, (run) => decodeOnce(run) ?? run);
}

function decodeOnce(run: string): string | undefined {
  const bytes = Array.from(run, (sign) => byteOf.get(sign) ?? sign.codePointAt(0)!);
  if (bytes.some((byte) => byte > 0xff)) return run === '\ufeff' ? run : undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Uint8Array.from(bytes),
    );
  } catch {
    return undefined;
  }
}
