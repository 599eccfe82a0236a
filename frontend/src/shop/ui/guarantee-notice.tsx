import { pictureAddress } from '@storyloom/backend/contract/identity/picture-address';
import { useSettings } from '@/api/endpoints/settings.api';
import { apiUrl } from '@/config/env';
import { words } from '@/words/shop';

/**
 * The official notice on the legal guarantee: the uploaded file, or a link to its address. A preview
 * is no higher than the window; the picture links to itself in full size.
 */
export function GuaranteeNotice({ isPreview = false }: { isPreview?: boolean }) {
  const guarantee = useSettings().data?.guarantee;
  if (!guarantee?.isOn) return null;
  const { image, url } = guarantee;
  const title = words.titles.guarantee;
  const picture = image && pictureAddress(image, undefined, apiUrl);
  return (
    <div className="space-y-3">
      {picture && (
        <a
          href={picture}
          target="_blank"
          rel="noreferrer"
          aria-label={words.shopUi.fullSize(title)}
          className="inline-block"
        >
          <img
            src={picture}
            alt={title}
            className={`h-auto w-auto max-w-full ${isPreview ? 'max-h-[calc(100dvh-7.5rem)]' : ''}`}
          />
        </a>
      )}
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-11 items-center"
        >
          {title}
        </a>
      )}
    </div>
  );
}
