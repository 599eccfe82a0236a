import { useEffect, type ReactNode } from 'react';
import picture from '@/assets/sign-in.webp';
import avif from '@/assets/sign-in.avif';
import { prepareDialogs } from '@/ui/dialog';
import { Picture } from '@/ui/pictures/picture';

/** Layout of the sign-in forms: the form, and a picture where there is space for it. */
export function SignInLayout({ title, children }: { title: string; children: ReactNode }) {
  useEffect(prepareDialogs, []);
  return (
    <div className="page grid gap-12 py-8 sm:py-14 lg:grid-cols-2 lg:gap-16">
      <div className="mx-auto w-full max-w-md lg:py-6">
        <h1 className="text-4xl">{title}</h1>
        <div className="mt-7">{children}</div>
      </div>
      <div className="hidden min-h-136 overflow-hidden rounded-xl bg-accent lg:block">
        <Picture
          avif={avif}
          src={picture}
          alt=""
          width={720}
          height={900}
          className="size-full object-cover"
        />
      </div>
    </div>
  );
}
