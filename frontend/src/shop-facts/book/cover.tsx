import { useRef, useState } from 'react';
import { coverWidths } from '@storyloom/backend/contract/limits';
import { apiUrl } from '@/config/env';
import { TitleCover } from './title-cover';
import { Picture } from '@/ui/pictures/picture';
import { nearViewMargin, useInView } from '@/browser/use-in-view';

/** The screens that load a picture at once, as it is above the fold. */
export type EagerOn = 'every screen' | 'wide screens' | undefined;

interface CoverProps {
  /**
   * `coverImage` is an http(s) address, an address of this tab, the name of a stored cover, or ''
   * for none.
   */
  book: { title: string; author?: string | undefined; coverImage: string };
  sizes: string;
  /** Empty if the title is printed next to the picture. */
  alt?: string;
  eagerOn?: EagerOn;
  className?: string;
}

/** A book's cover in 2:3, never cropped; drawn from title and author where there is no picture. */
export function Cover({ book, sizes, alt = '', eagerOn, className = '' }: CoverProps) {
  const { title, author, coverImage } = book;
  const [failedImage, setFailedImage] = useState<string | null>(null);
  const sources = coverSources(coverImage);
  const hasTitleCover = sources === null || failedImage === coverImage;
  const frame = useRef<HTMLSpanElement>(null);
  // A picture in a server-rendered page may have failed before React listened.
  const failIfBroken = (picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth === 0) setFailedImage(coverImage);
  };
  // Browsers fetch lazy pictures from several screens away, and whole carousels at once.
  const shouldLoad = useInView(frame, nearViewMargin) || eagerOn !== undefined;
  return (
    <span ref={frame} className={`relative block aspect-2/3 ${className}`}>
      {hasTitleCover && <TitleCover title={title} author={author} alt={alt} />}
      {!hasTitleCover && shouldLoad && (
        <Picture
          key={coverImage}
          {...sources}
          sizes={sizes}
          alt={alt}
          width={320}
          height={480}
          fetchPriority={eagerOn === 'every screen' ? 'high' : 'auto'}
          // Lazy on screens where the picture is below the fold.
          loading={eagerOn === 'wide screens' ? 'lazy' : undefined}
          decoding="async"
          ref={failIfBroken}
          onError={() => setFailedImage(coverImage)}
          className="absolute inset-0 size-full object-contain object-bottom drop-shadow-[0_8px_10px_rgb(20_15_8/0.34)]"
        />
      )}
    </span>
  );
}

interface CoverSources {
  src: string;
  srcSet?: string;
  avif?: string;
}

/** The addresses of a cover for `<Picture>`; null without a cover. `width`: of one width only. */
export function coverSources(coverImage: string, width?: number): CoverSources | null {
  const name = coverImage.trim();
  if (name === '') return null;
  if (/^(https?:\/\/|blob:)/i.test(name)) return { src: name };
  const address = `${apiUrl}/api/covers/${encodeURIComponent(name)}`;
  if (width) return { src: `${address}?w=${width}`, avif: `${address}?w=${width}&format=avif` };
  const setOf = (format: string) =>
    coverWidths.map((each) => `${address}?w=${each}${format} ${each}w`).join(', ');
  return { src: `${address}?w=320`, srcSet: setOf(''), avif: setOf('&format=avif') };
}
