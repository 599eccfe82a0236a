import { pictureAddress } from '@storyloom/backend/contract/identity/picture-address';
import { useSettings } from '@/api/endpoints/settings.api';
import { apiUrl } from '@/config/env';
import { words } from '@/words/shop';

/** The official notice on the legal guarantee: the uploaded file, or a link to its address. */
export function GuaranteeNotice() {
  const guarantee = useSettings().data?.guarantee;
  if (!guarantee?.isOn) return null;
  const { image, url } = guarantee;
  const title = words.titles.guarantee;
  return (
    <div className="space-y-3">
      {image && (
        <img
          src={pictureAddress(image, undefined, apiUrl)}
          alt={title}
          className="h-auto max-w-full"
        />
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
