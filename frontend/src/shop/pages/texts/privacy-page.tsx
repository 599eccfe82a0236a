import { customerTexts } from '@/config/messages';
import { Prose } from '@/ui/text/prose';

export function PrivacyPage() {
  return (
    <Prose
      title={customerTexts.footer.privacy}
      lead="What this shop keeps, where, and for how long. It is not much."
    >
      <h2>In your browser</h2>
      <ul>
        <li>
          Your cart, your wishlist and your choice of light or dark, until you remove them. When you
          log out, what your account has in cart and wishlist leaves this browser; what you put
          there without signing in stays.
        </li>
        <li>
          The books you looked at last and the words you searched for last, until you clear them
          there or newer ones take their place.
        </li>
        <li>
          While you check out: what you have typed, until the order is placed, you log out or the
          tab is closed, and a random number that keeps one purchase from becoming two orders.
        </li>
        <li>
          When you sign in: the sign-in itself, in all tabs until the browser is closed, or, with
          “Remember me”, until you log out. A cookie without content tells us that the browser has
          not been closed; another one tells our server who you are, lasts an hour at most and is
          renewed while you are here.
        </li>
        <li>How far down you were on the pages you went back from, until the tab is closed.</li>
      </ul>
      <h2>With us</h2>
      <ul>
        <li>
          Orders: name, e-mail address, phone number, address, the books and the steps of the order.
          We keep them as our record of the sale.
        </li>
        <li>
          Your account: cart and wishlist, so that you find them on your other devices, and name,
          phone and address if you keep them for the next order. You can download all of it and
          delete it on the account page; your orders then stay with us without your name, e-mail
          address, phone number and street.
        </li>
        <li>The session that belongs to the cookie above, for an hour at most.</li>
        <li>The letters that we send to you about an order, for half a year.</li>
        <li>
          The newsletter list: your e-mail address, when you asked for the letter and when you
          confirmed that, until you end it. An address that nobody confirms goes after 30 days.
        </li>
        <li>How many visits we had on a day. It is a number only; who came is not stored.</li>
      </ul>
      <h2>With others</h2>
      <p>
        Signing in is done by Firebase Authentication, a service of Google. It keeps your e-mail
        address and, for sign-in by password, a protected form of the password; we never see it. If
        you sign in with Google, Google tells us your name and e-mail address. Nothing else leaves
        the shop: there is no advertising and no tracking.
      </p>
    </Prose>
  );
}
