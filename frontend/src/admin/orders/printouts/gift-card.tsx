import { useShop } from '@/api/settings.api';

/** The card of a gift, on paper only: nothing but its text and the shop's name. */
export function GiftCard({ text }: { text: string }) {
  const { name } = useShop();
  return (
    <article
      aria-hidden="true"
      data-printout="card"
      className="hidden min-h-[80vh] flex-col items-center justify-center bg-white text-center font-serif text-black print:flex"
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
