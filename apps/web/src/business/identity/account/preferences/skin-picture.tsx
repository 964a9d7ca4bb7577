import type { PreferenceValue } from '../../../../boot/preferences.ts';
import classes from './skin-picture.module.css';

/** What a skin looks like, small. Drawn with the skin's own colours, whichever is in use. */
export function SkinPicture({ skin }: { skin: PreferenceValue<'skin'> }) {
  if (skin === 'system') {
    return (
      <span className={classes.halves} aria-hidden="true">
        <Window skin="light" />
        <Window skin="dark" />
      </span>
    );
  }
  return (
    <span aria-hidden="true">
      <Window skin={skin} />
    </span>
  );
}

function Window({ skin }: { skin: Exclude<PreferenceValue<'skin'>, 'system'> }) {
  return (
    <span className={classes.window} data-skin={skin}>
      <span className={classes.menu}>
        <i />
        <i />
        <i />
      </span>
      <span className={classes.page}>
        <b />
        <i />
        <i />
      </span>
    </span>
  );
}
