import { Picture } from '@/ui/pictures/picture';
import { pictureUrl } from '@/ui/pictures/pictures';

/** One of the shop's pictures at the head of a page. */
export function TextPicture({ name, className = 'object-cover' }: TextPictureProps) {
  return (
    <Picture
      avif={pictureUrl(`${name}.avif`)}
      src={pictureUrl(`${name}.webp`)}
      alt=""
      width={720}
      height={405}
      className={`aspect-video w-full rounded-xl bg-accent ${className}`}
    />
  );
}

interface TextPictureProps {
  name: 'hero-small' | 'news-3' | 'news-4';
  className?: string;
}
