import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStorePictureMutation, type PicturePath } from '@/api/files.api';
import { problemOfFile, problemOfUpload } from './picture-problem';

interface Picked {
  name: string;
  /** Of the picture itself, before it has arrived. */
  address: string;
  isStored: boolean;
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;

/**
 * A picture that is sent as soon as it is picked, so that a bad one is refused while one still types.
 * `onUploaded` hears the name under which the shop keeps it.
 */
export function usePictureUpload(
  onUploaded: (name: string) => void,
  path: PicturePath = '/covers',
) {
  const [storePicture] = useStorePictureMutation();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [problem, setProblem] = useState<string>();
  const running = useRef<ReturnType<typeof storePicture>>(null);
  const abort = useEffectEvent(() => running.current?.abort());
  useEffect(() => () => abort(), []);
  const address = picked?.address;
  useEffect(() => {
    if (!address) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);

  const forget = (why?: string) => {
    running.current?.abort();
    running.current = null;
    setPicked(null);
    setProblem(why);
  };
  const pick = async (file: File | undefined) => {
    if (!file) return;
    const found = problemOfFile(file);
    if (found) return forget(found);
    running.current?.abort();
    const sent = { name: file.name, address: URL.createObjectURL(file), isStored: false };
    setProblem(undefined);
    setPicked(sent);
    const storing = storePicture({ file, path });
    running.current = storing;
    const { data: cover, error } = await storing;
    if (running.current !== storing) return;
    if (!cover) return forget(problemOfUpload(error));
    setPicked({ ...sent, isStored: true });
    onUploaded(cover.name);
  };
  return {
    picked,
    problem,
    isBusy: picked !== null && !picked.isStored,
    pick,
    forget,
    /** One that is still on its way was picked for what comes next. */
    forgetStored() {
      setPicked((now) => (now?.isStored ? null : now));
      setProblem(undefined);
    },
    onUploaded,
  };
}
