import type { Manufacturer } from '@storyloom/backend/contract/book/publishers/manufacturer';
import { words } from '@/words/first';

/** The manufacturer of a book (Regulation (EU) 2023/988). */
export function BookManufacturer({ manufacturer }: { manufacturer: Manufacturer }) {
  const { name, address, contact, responsible } = manufacturer;
  const texts = words.book.manufacturer;
  return (
    <section aria-labelledby="book-manufacturer" className="mt-8 border-t border-line pt-6">
      <h2 id="book-manufacturer" className="text-xl">
        {texts.title}
      </h2>
      <address className="mt-3 max-w-prose wrap-anywhere not-italic">
        {/* `bdi` keeps lines of another text direction below the heading. */}
        <p className="font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="whitespace-pre-line">
          <bdi>{address}</bdi>
        </p>
        <p>
          <a dir="ltr" href={hrefOf(contact)} rel="nofollow noreferrer" className="link">
            {contact}
          </a>
        </p>
      </address>
      {responsible && (
        <>
          <h3 className="mt-4 font-medium">{texts.responsible}</h3>
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">
            <bdi>{responsible}</bdi>
          </p>
        </>
      )}
    </section>
  );
}

function hrefOf(contact: string): string {
  return /^https?:\/\//i.test(contact) ? contact : `mailto:${contact}`;
}
