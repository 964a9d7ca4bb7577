import classes from './kbd.module.css';

interface KbdProps {
  /** Keys as the shortcut registry writes them: `mod+k`, `g d`, `?`. */
  keys: string;
}

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
const names: Readonly<Record<string, string>> = {
  mod: isMac ? '⌘' : 'Ctrl',
  shift: isMac ? '⇧' : 'Shift',
  enter: '↵',
  escape: 'Esc',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
};

/** The keys of a shortcut, drawn as keys. */
export function Kbd({ keys }: KbdProps) {
  return (
    <span className={classes.keys} dir="ltr">
      {keys.split(/[ +]/).map((key) => (
        <kbd key={key} className={classes.key}>
          {names[key] ?? key.toUpperCase()}
        </kbd>
      ))}
    </span>
  );
}
