import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FiCamera } from 'react-icons/fi';
import { SmallButton } from '@/ui/controls/button';

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
/** Where the browser reads barcodes itself. */
const BarcodeDetector = (
  globalThis as { BarcodeDetector?: new (options: { formats: string[] }) => Detector }
).BarcodeDetector;
const lookEveryMs = 150;
/** A book that is held before the camera for so long is one scan. */
const cooldownMs = 2500;

/** The camera as a scanner; nothing where the browser has no reader of barcodes. */
export function CameraScanner({ onCode }: { onCode: (code: string) => void }) {
  const [state, setState] = useState<'on' | 'off' | 'failed'>('off');
  const isOn = state === 'on';
  const video = useRef<HTMLVideoElement>(null);
  const report = useEffectEvent(onCode);
  useEffect(() => {
    if (!isOn || !video.current) return undefined;
    const watching = new AbortController();
    watch(video.current, watching.signal, report).catch(() => setState('failed'));
    return () => watching.abort();
  }, [isOn]);
  if (!BarcodeDetector) return null;
  return (
    <div className="mt-3">
      <SmallButton aria-pressed={isOn} onClick={() => setState(isOn ? 'off' : 'on')}>
        <FiCamera aria-hidden="true" />
        {isOn ? 'Stop the camera' : 'Scan with the camera'}
      </SmallButton>
      <p role="status" className="text-sm text-red">
        {state === 'failed' &&
          'The camera cannot be used. Allow it in the browser, or type the ISBN.'}
      </p>
      {isOn && (
        <video
          ref={video}
          muted
          playsInline
          aria-label="What the camera sees"
          className="mt-2 max-h-64 w-full max-w-md rounded-md bg-ink object-cover"
        />
      )}
    </div>
  );
}

async function watch(video: HTMLVideoElement, signal: AbortSignal, onCode: (code: string) => void) {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  const detector = new BarcodeDetector!({ formats: ['ean_13'] });
  const seen = new Map<string, number>();
  while (!signal.aborted) {
    const now = Date.now();
    for (const { rawValue } of await detector.detect(video)) {
      if (now - (seen.get(rawValue) ?? 0) > cooldownMs) onCode(rawValue);
      seen.set(rawValue, now);
    }
    await new Promise((resolve) => window.setTimeout(resolve, lookEveryMs));
  }
}
