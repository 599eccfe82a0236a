import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApiDispatch } from '@/api/dependencies';
import { coverProblem, uploadCover, type UploadPath } from './upload-cover';

interface Picked {
  name: string;
  /** Of the picture itself, before it has arrived. */
  address: string;
  progress: number;
  isStored: boolean;
}

export type PictureUpload = ReturnType<typeof usePictureUpload>;

/**
 * A picture that is sent as soon as it is picked, so that a bad one is refused while one still types.
 * `onUploaded` hears the name under which the shop keeps it.
 */
export function usePictureUpload(onUploaded: (name: string) => void, path: UploadPath = '/covers') {
  const dispatch = useApiDispatch();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(null);
  const abort = useEffectEvent(() => running.current?.abort());
  useEffect(() => () => abort(), []);
  const address = picked?.address;
  useEffect(() => {
    if (!address) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);

  const forget = (why?: string) => {
    running.current?.abort();
    setPicked(null);
    setProblem(why);
  };
  const pick = async (file: File | undefined) => {
    if (!file) return;
    const found = coverProblem(file);
    if (found) return forget(found);
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const sent = { name: file.name, address: URL.createObjectURL(file), isStored: false };
    setProblem(undefined);
    setPicked({ ...sent, progress: 0 });
    const onProgress = (progress: number) => {
      if (!signal.aborted) setPicked({ ...sent, progress });
    };
    const answer = await dispatch(uploadCover(file, path, onProgress, signal));
    if (signal.aborted) return;
    if (answer.problem !== undefined) return forget(answer.problem);
    setPicked({ ...sent, progress: 1, isStored: true });
    onUploaded(answer.cover.name);
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
