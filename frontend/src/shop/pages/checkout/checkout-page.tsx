import { useEffect, useState } from 'react';
import { CheckoutForm } from './checkout-form';
import { MissingEmail } from '@/shop/sign-in/missing-email';
import { useCustomer } from '@/shop/sign-in/use-customer';
import { prepareDialogs } from '@/ui/dialog';

export function CheckoutPage() {
  const { customer, status } = useCustomer();
  useEffect(prepareDialogs, []);
  // Kept after the session has ended, as the form still shows the customer's data.
  const [buyer, setBuyer] = useState(customer);
  if (customer && customer !== buyer) setBuyer(customer);

  if (!buyer?.email) return <MissingEmail />;
  const { uid, email } = buyer;
  return (
    // Another customer starts with an empty form.
    <CheckoutForm key={uid} customer={{ uid, email }} hasSessionEnded={status === 'signed-out'} />
  );
}
