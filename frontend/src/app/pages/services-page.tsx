import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Prose } from '@/ui/prose';

export function ServicesPage() {
  return (
    <Prose title="Services" lead="What we do for you, from the shelf to your door.">
      <h2>Cash on delivery</h2>
      <p>
        You pay when the books arrive, and nothing before. It is the only way of payment we offer.
      </p>
      <h2>Free shipping</h2>
      <p>The price beside a book is the price you pay: shipping is free and taxes are included.</p>
      <h2>A change of mind</h2>
      <p>
        Until we confirm an order you can cancel it yourself, with one button, on{' '}
        <Link to={paths.orders} className="link">
          your orders
        </Link>
        . There you also see each step of its way: placed, confirmed, shipped, delivered.
      </p>
      <h2>Cart and wishlist that wait</h2>
      <p>
        Whatever you put into the cart or mark with a heart stays in your browser, also when you
        close it, and without signing in.
      </p>
    </Prose>
  );
}
