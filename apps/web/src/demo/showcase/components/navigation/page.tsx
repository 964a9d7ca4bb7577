import { useRef, useState } from 'react';
import classes from './navigation.module.css';

const parts = {
  Order: 'Say what you need, and until when. You see the price before you send anything.',
  Payment: 'By M-Pesa, by card, or after 30 days for firms that we know.',
  Delivery: 'In Nairobi on the same day. To other towns by parcel, within two days.',
  Returns: 'Within a week, unused. We fetch it, and the money is back the day after.',
};
const names = Object.keys(parts);

export default function WithinPage() {
  const [current, setCurrent] = useState('Order');
  const text = useRef<HTMLElement>(null);
  const headings = () => [...(text.current?.querySelectorAll('h3') ?? [])];
  const mark = () => {
    const box = text.current;
    if (!box) return;
    const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 2;
    const above = headings().filter((heading) => heading.offsetTop <= box.scrollTop + 24);
    setCurrent((isAtEnd ? names.at(-1) : above.at(-1)?.textContent) ?? 'Order');
  };
  const show = (name: string) => {
    const heading = headings().find(({ textContent }) => textContent === name);
    text.current?.scrollTo({ top: heading?.offsetTop ?? 0 });
    setCurrent(name);
  };
  return (
    <div className={classes.page}>
      <nav aria-label="Within this text" className={classes.parts}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className={classes.part}
            aria-current={name === current ? 'location' : undefined}
            onClick={() => show(name)}
          >
            {name}
          </button>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section ref={text} className={classes.text} tabIndex={0} aria-label="How it works" onScroll={mark}>
        {Object.entries(parts).map(([name, words]) => (
          <div key={name}>
            <h3>{name}</h3>
            <p>{words}</p>
          </div>
        ))}
      </section>
    </div>
  );
}
