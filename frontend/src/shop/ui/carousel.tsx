import { startTransition, useEffect, useRef, useState } from 'react';
import { FiArrowLeft, FiArrowRight } from 'react-icons/fi';
import type Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';
import { IconButton } from '@/ui/controls/button';
import { onceInView } from '@/browser/use-in-view';
import { words } from '@/words/first';
import type { Elements } from '@/ui/elements';

/** Slides and gaps per window width; index.css repeats them for the time before Swiper. */
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

/**
 * Slides rendered until the last but one of them is in view. All news, as a later one may be the
 * highest and make the row grow.
 */
const firstSlides = { books: 4, news: 99 };

const behaviour = (): SwiperOptions => ({
  speed: 300,
  simulateTouch: false,
  watchSlidesProgress: true,
  mousewheel: { forceToAxis: true },
  // The markup already has the roles; the module brings slides into view on focus.
  a11y: {
    prevSlideMessage: words.bookList.previous,
    nextSlideMessage: words.bookList.next,
    slideLabelMessage: '',
    slideRole: '',
    wrapperLiveRegion: false,
  },
});

interface CarouselProps {
  title: string;
  layout: keyof typeof layouts;
  /** One element per slide, each with a key. */
  slides: { key: string; content: Elements }[];
  /** The filter of the slides; next to the title, on phones below it. */
  filter?: Elements;
  /** Below title and filter when there are no slides to show. */
  placeholder?: Elements;
}

/**
 * A row of slides that scrolls natively until it is first used; then Swiper takes over, without
 * moving anything, and disables arrows at the ends.
 */
export function Carousel({ title, layout, slides, filter, placeholder }: CarouselProps) {
  const frame = useRef<HTMLDivElement>(null);
  const prevEl = useRef<HTMLButtonElement>(null);
  const nextEl = useRef<HTMLButtonElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const [isUsed, setIsUsed] = useState(false);
  const startSwiper = () => setIsUsed(true);
  /** Whether the arrow was pressed before Swiper was loaded. */
  const isNextWanted = useRef(false);
  const isSwiperLost = useRef(false);
  const [isEndNear, setIsEndNear] = useState(false);
  const shown = isEndNear || isUsed ? slides : slides.slice(0, firstSlides[layout]);
  const [watchSlide] = useState(
    () => (slide: HTMLLIElement) =>
      onceInView(slide, '100px 0px', () => startTransition(() => setIsEndNear(true))),
  );
  const slideKeys = shown.map((slide) => slide.key).join();

  useEffect(() => {
    const element = frame.current;
    if (!isUsed || !element) return undefined;
    let isGone = false;
    void loadSwiper().then((start) => {
      isSwiperLost.current = !start;
      if (isGone) return;
      if (!start) {
        if (isNextWanted.current) scrollOn(element);
        return;
      }
      swiper.current = start(element, {
        ...layouts[layout],
        initialSlide: firstVisible(element),
        keyboard: { enabled: hasKeyboard(element), pageUpDown: false },
        navigation: { prevEl: prevEl.current, nextEl: nextEl.current },
      });
      if (isNextWanted.current) swiper.current.slideNext();
    });
    return () => {
      isGone = true;
      swiper.current?.destroy();
      swiper.current = null;
    };
  }, [isUsed, layout]);

  useEffect(() => {
    swiper.current?.update();
    swiper.current?.slideTo(0, 0);
  }, [slideKeys]);

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- Swiper's keys listen to the whole page: they are on only while something in here has the focus that needs no arrows itself
    <div
      role="group"
      aria-roledescription={words.bookList.carousel}
      aria-label={title}
      // Fingers scroll the row natively.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && startSwiper()}
      onFocus={({ target }) => {
        startSwiper();
        if (!(target instanceof HTMLSelectElement)) swiper.current?.keyboard.enable();
      }}
      onBlur={() => swiper.current?.keyboard.disable()}
    >
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className={`min-w-0 flex-1 basis-40 ${filter ? 'sm:flex-none sm:basis-auto' : ''}`}>
          <h2 className="text-[1.75rem] sm:text-4xl">{title}</h2>
        </div>
        {filter && <div className="order-last w-full sm:order-none sm:w-auto">{filter}</div>}
        {/* Reserves the width of both arrows: the page may be painted when only one has loaded. */}
        <div
          className={`ms-auto flex w-24 shrink-0 gap-2 ${hiddenArrows(layout, slides.length)}`}
          hidden={Boolean(placeholder)}
        >
          <IconButton ref={prevEl} variant="quiet" label={words.bookList.previous} disabled>
            <FiArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
          </IconButton>
          <IconButton
            ref={nextEl}
            variant="quiet"
            label={words.bookList.next}
            disabled={slides.length < 2}
            onClick={() => {
              startSwiper();
              isNextWanted.current = !swiper.current;
              if (isSwiperLost.current && frame.current) scrollOn(frame.current);
            }}
          >
            <FiArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
          </IconButton>
        </div>
      </div>
      {placeholder}
      <div ref={frame} className={`carousel-${layout}`} hidden={Boolean(placeholder)}>
        <ul className="swiper-wrapper carousel-track pt-1 pb-6">
          {shown.map(({ key, content }, index) => (
            <li
              key={key}
              ref={index === firstSlides[layout] - 2 ? watchSlide : null}
              className="swiper-slide"
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Hides the arrows at the widths at which all slides are in view. */
function hiddenArrows(layout: keyof typeof layouts, count: number): string {
  if (layout === 'news' && count <= 2) return 'md:invisible';
  return count <= 3 ? 'lg:invisible' : '';
}

/** Whether the row has the focus, on an element that does not use arrow keys itself. */
function hasKeyboard(frame: HTMLElement): boolean {
  return Boolean(frame.parentElement?.matches(':has(:focus):not(:has(select:focus))'));
}

/** Scrolls on by a page of slides, without Swiper. */
function scrollOn(frame: HTMLElement): void {
  const [slide] = frame.querySelectorAll('.swiper-slide');
  const width = slide?.clientWidth ?? 0;
  const left = isRightToLeft(frame) ? -width : width;
  frame.firstElementChild?.scrollBy({ left, behavior: 'smooth' });
}

/** Returns the slide that native scrolling has brought to the row's start. */
function firstVisible(frame: HTMLElement): number {
  const row = frame.getBoundingClientRect();
  const boxes = [...frame.querySelectorAll('.swiper-slide')].map((slide) =>
    slide.getBoundingClientRect(),
  );
  if (isRightToLeft(frame)) return boxes.findIndex(({ right }) => right <= row.right + 2);
  return boxes.findIndex(({ left }) => left >= row.left - 2);
}

/** Determined as Swiper does. */
const isRightToLeft = (frame: HTMLElement) => getComputedStyle(frame).direction === 'rtl';

/** Returns a function that starts Swiper in an element; null if its code did not load: the row still scrolls. */
async function loadSwiper() {
  try {
    // Together: otherwise a second rejection would be unhandled.
    const [{ default: Swiper }, { A11y, Keyboard, Mousewheel, Navigation }] = await Promise.all([
      import('swiper'),
      import('swiper/modules'),
    ]);
    const modules = [A11y, Keyboard, Mousewheel, Navigation];
    return (element: HTMLElement, options: SwiperOptions) =>
      new Swiper(element, { ...behaviour(), ...options, modules });
  } catch {
    return null;
  }
}
