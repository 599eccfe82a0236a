import type { ComponentProps } from 'react';

interface PictureProps extends ComponentProps<'img'> {
  alt: string;
  /** The `srcset` of the same picture as AVIF. */
  avif?: string | undefined;
}

/** An image with a smaller AVIF for browsers that read it. */
export function Picture({ avif, alt, ...image }: PictureProps) {
  const img = <img alt={alt} {...image} />;
  if (!avif) return img;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={image.sizes} />
      {img}
    </picture>
  );
}
