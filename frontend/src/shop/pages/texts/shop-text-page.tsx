import { useSettings } from '@/api/endpoints/settings.api';
import { MoreBooks } from '@/shop/book-lists/more-books';
import { Loaded } from '@/ui/loaded';
import { Picture } from '@/ui/pictures/picture';
import { pictureUrl } from '@/ui/pictures/pictures';
import { PlainText, splitLead } from '@/ui/text/plain-text';
import { Prose } from '@/ui/text/prose';
import { TextSkeleton } from '@/ui/spinner';
import type { Elements } from '@/ui/elements';
import { words } from '@/words/shop';

interface ShopTextPageProps {
  name: 'about' | 'services';
  picture: Elements;
  /** Links below the text. */
  children: Elements;
}

/** A page with a text by the owner. */
export function ShopTextPage({ name, picture, children }: ShopTextPageProps) {
  const query = useSettings();
  const { lead, rest } = splitLead(query.data?.[name] ?? '');
  return (
    <>
      <Prose title={words.titles[name]} picture={picture} lead={lead}>
        <Loaded query={query} failed={words.texts.failed} loading={<TextSkeleton />}>
          {() => <PlainText text={rest} />}
        </Loaded>
        {children}
      </Prose>
      <MoreBooks />
    </>
  );
}

interface TextPictureProps {
  name: 'hero-small' | 'news-3' | 'news-4';
  className?: string;
}

/** A picture at the top of a page. */
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
