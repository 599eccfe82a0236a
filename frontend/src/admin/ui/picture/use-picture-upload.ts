import { coverSchema } from '@storyloom/backend/contract/book/book';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readApiError, withReference } from '@/api/api-error';
import { useApiDispatch } from '@/api/dependencies';
import { sendFile, type SentFile } from '@/api/endpoints/files.api';
import { formatNumber } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';
import { ruleMessage } from '@/ui/form/rule-message';

/** The upload paths: covers and pictures of news, or the shop's logo. */
export type UploadPath = '/covers' | '/settings/logo';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const maxBytes = 5 * 1024 * 1024;

interface Picked {
  name: string;
  /** The picture's address in this browser, before it is uploaded. */
  address: string;
  progress: number;
  isStored: boolean;
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;

/**
 * Uploads a picture when it is picked, so that an invalid one is refused before the form is sent.
 * `onUploaded` receives the name of the stored file.
 */
export function usePictureUpload(onUploaded: (name: string) => void, path: UploadPath = '/covers') {
  const dispatch = useApiDispatch();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [refused, setRefused] = useState<{ name: string; error: string }>();
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(null);
  const abort = useEffectEvent(() => running.current?.abort());
  useEffect(() => () => abort(), []);
  const address = picked?.address;
  useEffect(() => {
    if (!address) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);

  const forget = () => {
    running.current?.abort();
    setPicked(null);
    setRefused(undefined);
  };
  const pick = async (file: File | undefined) => {
    if (!file) return;
    const { name } = file;
    const refuse = (error: string) => {
      forget();
      setRefused({ name, error });
    };
    const found = coverError(file);
    if (found) return refuse(found);
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const shown = { name, address: URL.createObjectURL(file), isStored: false };
    setRefused(undefined);
    setPicked({ ...shown, progress: 0 });
    const body = new FormData();
    body.append('cover', file);
    const onProgress = (progress: number) => {
      if (!signal.aborted) setPicked({ ...shown, progress });
    };
    const sent = await dispatch(sendFile({ path, body, onProgress, signal }));
    if (signal.aborted) return;
    const cover = sent.status === 201 ? coverSchema.safeParse(sent.body).data : undefined;
    if (!cover) return refuse(explainUploadError(sent));
    setPicked({ ...shown, progress: 1, isStored: true });
    onUploaded(cover.name);
  };
  return {
    picked,
    /** The picked file that was not accepted, until it is removed or another one is picked. */
    refused,
    /** The file field. */
    input,
    isBusy: picked !== null && !picked.isStored,
    pick,
    focus: () => input.current?.focus(),
    forget,
    /** Keeps a picture that is still uploading: it was picked for the next book. */
    forgetStored() {
      setPicked((now) => (now?.isStored ? null : now));
      setRefused(undefined);
    },
    onUploaded,
  };
}

/** Why the browser refuses the file; undefined if it accepts it. */
function coverError(file: File): string | undefined {
  if (!pictureTypes.includes(file.type)) return words.adminUi.picture.wrongType;
  if (file.size > maxBytes) {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    return words.adminUi.picture.bigger(formatNumber(file.size / 1024 / 1024, digits));
  }
  return file.size === 0 ? words.adminUi.picture.broken : undefined;
}

function explainUploadError({ status, body }: SentFile): string {
  const texts = words.adminUi.picture;
  if (status === 413) return texts.tooBig;
  if (status === 400 || status === 415) {
    const reason = readApiError({ status, data: body }).fields?.['cover']?.[0];
    return reason ? texts.refused(ruleMessage(reason, texts.thisPicture)) : texts.broken;
  }
  if (status === 401) return texts.signIn;
  return withReference(texts.failed, { status, data: body });
}
