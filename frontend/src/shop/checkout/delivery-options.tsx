import { Radio } from '@/ui/form/radio';
import { PickupPlace } from '@/ui/settings/pickup-place';

interface DeliveryOptionsProps {
  isPickup: boolean;
  onChoose: (isPickup: boolean) => void;
}

/** How the books reach their reader. */
export function DeliveryOptions({ isPickup, onChoose }: DeliveryOptionsProps) {
  return (
    <fieldset>
      <legend className="font-serif text-2xl font-semibold">Delivery</legend>
      <div className="mt-3">
        <Radio
          name="delivery"
          label="Send the books to me"
          checked={!isPickup}
          onChange={() => onChoose(false)}
        />
        <Radio
          name="delivery"
          label="I collect them in the shop"
          checked={isPickup}
          onChange={() => onChoose(true)}
        />
      </div>
      {isPickup && (
        <div className="mt-2 ml-8">
          <PickupPlace />
        </div>
      )}
    </fieldset>
  );
}
