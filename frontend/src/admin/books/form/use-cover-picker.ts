import { useRef, useState } from 'react';
import type { BookForm } from './use-book-form';

/** The picture that a book form is about to get; `key` gives it an empty picker. */
export function useCoverPicker(form: BookForm) {
  const [key, setKey] = useState(1);
  /** Of the picked picture, as soon as one is picked. */
  const [address, setAddress] = useState<string | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  // For whoever has waited for an answer meanwhile.
  const isUploadingNow = useRef(false);

  const forget = () => {
    setKey((number) => number + 1);
    setAddress(null);
  };
  return {
    key,
    address,
    isUploading,
    /** What the picker tells of. */
    picker: {
      onPreview: setAddress,
      onUploaded: (name: string) =>
        form.setValue('coverImage', name, { shouldDirty: true, shouldValidate: true }),
      onBusy: (isBusy: boolean) => {
        isUploadingNow.current = isBusy;
        setIsUploading(isBusy);
      },
    },
    forget,
    /** One that is still on its way was picked for what comes next. */
    forgetStored() {
      if (!isUploadingNow.current) forget();
    },
  };
}
