import { customerTexts } from '@/config/messages';
import { Prose } from '@/ui/text/prose';

export function TermsPage() {
  return (
    <Prose title={customerTexts.footer.terms} lead="The rules of this shop, in plain words.">
      <h2>Ordering</h2>
      <p>
        You need to be signed in with an e-mail address to order. One order takes up to a hundred
        different books, one copy of each. An order is placed when we show “
        {customerTexts.checkout.successText}”.
      </p>
      <h2>Prices</h2>
      <p>
        Prices are in dollars. Taxes are included and shipping is free. If a price rises while you
        shop, we tell you before anything is ordered; if it falls, you pay the lower one.
      </p>
      <h2>Payment</h2>
      <p>You pay in cash when the books are delivered.</p>
      <h2>Changing your mind</h2>
      <p>
        As long as an order is only placed, you can cancel it on the page of your orders. Once it is
        confirmed, we may still cancel it for you before it is shipped.
      </p>
      <h2>What is out of our hands</h2>
      <p>
        Some books come in small numbers. The last copy can be sold once; if it is gone when you
        order, we say so at once and nothing is ordered.
      </p>
    </Prose>
  );
}
