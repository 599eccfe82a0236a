import { useShop } from '@/api/endpoints/settings.api';

/** The printed gift card on its own sheet: text and the shop's name only. */
export function GiftCard({ text }: { text: string | undefined }) {
  const { name } = useShop();
  if (!text) return null;
  return (
    <article
      aria-hidden="true"
      data-printout="card"
      className="hidden min-h-[80vh] flex-col items-center justify-center bg-white text-center font-serif text-black not-last:break-after-page print:flex"
    >
      <p
        dir="auto"
        className="max-w-prose text-2xl leading-relaxed wrap-anywhere whitespace-pre-line"
      >
        {text}
      </p>
      <p className="mt-12 text-base">
        <bdi>{name}</bdi>
      </p>
    </article>
  );
}
