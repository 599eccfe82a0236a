import { useEffect, useState } from 'react';
import { CheckoutForm } from './checkout-form';
import { MissingEmail } from '@/shop/sign-in/missing-email';
import { useCustomer } from '@/shop/sign-in/use-customer';
import { prepareDialogs } from '@/ui/dialog';

export function CheckoutPage() {
  const { customer, status } = useCustomer();
  useEffect(prepareDialogs, []);
  // Kept after the session has ended, as the form still shows the customer.
  const [buyer, setBuyer] = useState(customer);
  if (customer && customer !== buyer) setBuyer(customer);

  if (!buyer?.email) return <MissingEmail />;
  const { uid, email } = buyer;
  return (
    // Another customer begins with an empty form.
    <CheckoutForm key={uid} customer={{ uid, email }} hasSessionEnded={status === 'signed-out'} />
  );
}
