import type { MouseEvent } from 'react';
import hero from '@/assets/hero.webp';
import heroAvif from '@/assets/hero.avif';
import smallHero from '@/assets/hero-small.webp';
import smallHeroAvif from '@/assets/hero-small.avif';
import { words } from '@/words/first';
import { newsletterFieldId } from '@/shop/layout/newsletter-form';
import { HeroText } from '@/shop-facts/settings/hero-text';
import { useSettings } from '@/api/endpoints/settings.api';
import { Button } from '@/ui/controls/button';
import { Picture } from '@/ui/pictures/picture';
import { Skeleton } from '@/ui/spinner';

export function HomeHero() {
  const { data, isLoading } = useSettings();
  return (
    <section className="border-b border-line bg-accent-wash">
      {/* On phones the picture is next to the button, so that the first screen shows a book. */}
      <div className="page flex flex-wrap items-center gap-5 py-6 sm:py-12 md:grid md:grid-cols-[7fr_5fr] md:gap-12 lg:py-10">
        <div className="max-md:contents">
          {/* The words fit the column with enlarged text. */}
          <h1 className="max-md:w-full text-[min(18vw,var(--size))] leading-[1.02] [--size:clamp(2.35rem,1.4rem+4.2vw,4.25rem)] md:text-[min(9vw,var(--size))]">
            {words.home.heroTitle}
          </h1>
          {isLoading ? (
            <Skeleton className="h-21 w-full md:mt-5" />
          ) : (
            <HeroText text={data?.hero ?? ''} />
          )}
          {data?.newsletter.isOn !== false && (
            <Button variant="dark" className="md:mt-7" onClick={goToNewsletter}>
              {words.home.heroButton}
            </Button>
          )}
        </div>
        <a
          href="#recommended"
          onClick={goToRecommended}
          className="group block aspect-4/3 flex-1 basis-28 overflow-hidden rounded-xl bg-accent shadow-soft"
        >
          <Picture
            avif={`${smallHeroAvif} 720w, ${heroAvif} 1440w`}
            src={smallHero}
            srcSet={`${smallHero} 720w, ${hero} 1440w`}
            sizes="(min-width: 1216px) 470px, (min-width: 768px) 38vw, 48vw"
            alt={words.home.heroPicture}
            width={720}
            height={540}
            fetchPriority="high"
            className="size-full object-cover transition-transform duration-500 ease-calm group-hover:scale-[1.02]"
          />
        </a>
      </div>
    </section>
  );
}

function goToRecommended(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('recommended')?.scrollIntoView?.({ behavior: scrollBehavior() });
}

function goToNewsletter() {
  const field = document.getElementById(newsletterFieldId);
  field?.scrollIntoView?.({ behavior: scrollBehavior(), block: 'center' });
  field?.focus({ preventScroll: true });
}

function scrollBehavior(): ScrollBehavior {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
