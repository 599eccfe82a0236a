import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FiArrowLeft, FiArrowRight } from 'react-icons/fi';
import type Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import { IconButton } from './button';

/** Slides and gaps per window width; the same numbers stand in index.css for the time before Swiper. */
const layouts = {
  books: {
    slidesPerView: 1,
    spaceBetween: 20,
    breakpoints: { 1024: { slidesPerView: 3, spaceBetween: 30 } },
  },
  news: {
    slidesPerView: 1,
    spaceBetween: 20,
    breakpoints: {
      640: { slidesPerView: 1, spaceBetween: 20 },
      768: { slidesPerView: 2, spaceBetween: 30 },
      1024: { slidesPerView: 3, spaceBetween: 40 },
    },
  },
} satisfies Record<string, SwiperOptions>;

const speedMs = 300;

interface CarouselProps {
  label: string;
  layout: keyof typeof layouts;
  /** One element per slide, each with a key. */
  slides: { key: string; content: ReactNode }[];
  /** Stands left of the arrows. */
  heading: ReactNode;
  /** What chooses the slides; beside the heading, on phones below it. */
  filter?: ReactNode;
}

/**
 * A row of slides that scrolls natively (touch, keyboard, focus) from the first paint on; Swiper
 * joins in its CSS mode when the row comes into view, without moving anything.
 */
export function Carousel({ label, layout, slides, heading, filter }: CarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const [edges, setEdges] = useState({ isAtStart: true, isAtEnd: false });
  const slideKeys = slides.map((slide) => slide.key).join();

  useEffect(() => {
    const element = root.current;
    if (!element || !('IntersectionObserver' in window)) return undefined;
    let isGone = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void loadSwiper(element, layouts[layout]).then((loaded) => {
        if (isGone) loaded?.destroy(true, false);
        else swiper.current = loaded;
      });
    });
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      swiper.current?.destroy(true, false);
      swiper.current = null;
    };
  }, [layout]);

  useEffect(() => {
    const row = track.current;
    if (!row) return undefined;
    swiper.current?.update();
    row.scrollTo?.({ left: 0, behavior: 'instant' });
    const readEdges = () =>
      setEdges({
        isAtStart: row.scrollLeft <= 2,
        isAtEnd: row.scrollLeft >= row.scrollWidth - row.clientWidth - 2,
      });
    const frame = requestAnimationFrame(readEdges);
    row.addEventListener('scroll', readEdges, { passive: true });
    window.addEventListener('resize', readEdges);
    return () => {
      cancelAnimationFrame(frame);
      row.removeEventListener('scroll', readEdges);
      window.removeEventListener('resize', readEdges);
    };
  }, [slideKeys]);

  const move = (step: 1 | -1) => {
    if (track.current) slideBy(track.current, step);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLSelectElement || event.target instanceof HTMLInputElement)
      return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  };

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- arrow keys move the row from whatever has the focus in it
    <div role="group" aria-roledescription="carousel" aria-label={label} onKeyDown={onKeyDown}>
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className={`min-w-0 flex-1 ${filter ? 'sm:flex-none' : ''}`}>{heading}</div>
        {filter && <div className="order-last w-full sm:order-none sm:w-auto">{filter}</div>}
        <div className="ml-auto flex shrink-0 gap-2">
          <IconButton
            variant="quiet"
            label="Previous"
            disabled={edges.isAtStart}
            onClick={() => move(-1)}
          >
            <FiArrowLeft aria-hidden="true" />
          </IconButton>
          <IconButton variant="quiet" label="Next" disabled={edges.isAtEnd} onClick={() => move(1)}>
            <FiArrowRight aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <div ref={root} className={`carousel-${layout}`}>
        <ul ref={track} className="swiper-wrapper carousel-track pt-1 pb-6">
          {slides.map(({ key, content }) => (
            <li key={key} className="swiper-slide">
              {content}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/**
 * Moves the row by whole slides in exactly `speedMs`; the browser's own smooth scrolling (which
 * Swiper uses in this mode) picks a time of its own.
 */
function slideBy(row: HTMLElement, step: number): void {
  const [first, second] = row.children as Iterable<HTMLElement> & HTMLCollection;
  if (!(first instanceof HTMLElement)) return;
  const pace =
    second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
  const from = row.scrollLeft;
  const target = (Math.round(from / (pace || 1)) + step) * pace;
  const to = Math.max(0, Math.min(target, row.scrollWidth - row.clientWidth));
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  const start = performance.now();
  row.style.scrollSnapType = 'none';
  const draw = (now: number) => {
    const share = isCalm ? 1 : Math.min((now - start) / speedMs, 1);
    row.scrollLeft = from + (to - from) * (1 - (1 - share) ** 3);
    if (share < 1) requestAnimationFrame(draw);
    else row.style.scrollSnapType = '';
  };
  requestAnimationFrame(draw);
}

async function loadSwiper(element: HTMLElement, options: SwiperOptions): Promise<Swiper | null> {
  try {
    const { default: Swiper } = await import('swiper');
    return new Swiper(element, { ...options, cssMode: true, speed: speedMs });
  } catch {
    // Without it the row still scrolls natively.
    return null;
  }
}
