import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Prose } from '@/ui/prose';

export function AboutPage() {
  return (
    <Prose
      title="About Us"
      lead="A small shop for books that have been read for a hundred years and more, and for the ones that will be."
    >
      <p>
        Storyloom is an independent online book store. We keep five shelves: business, technology,
        fiction, horror and adventure. Every book on them has been read by one of us, and the text
        beside it was written by the one who read it.
      </p>
      <p>
        We sell the old-fashioned way. You choose, we pack, and you pay in cash when the parcel is
        in your hands. There are no cards to type in, no stars to earn and no countdowns.
      </p>
      <p>
        The best place to begin is{' '}
        <Link to={paths.catalogue} className="link">
          the whole catalogue
        </Link>
        .
      </p>
    </Prose>
  );
}
