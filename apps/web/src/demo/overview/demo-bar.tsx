import { Logo } from '@kazi/ui/logo';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { leaveDemo } from '../../boot/variant.ts';
import { DirectionButton } from '../../shell/frame/direction-button.tsx';
import { LanguageMenu } from '../../shell/frame/language-menu.tsx';
import { SkinMenu } from '../../shell/frame/skin-menu.tsx';
import classes from './overview.module.css';

/** Says where one is, changes the look, and leads back to the real application. */
export function DemoBar() {
  const { t } = useTranslation('demo');
  return (
    <header className={classes.bar}>
      <Logo size={26} />
      <strong className={classes.brand}>Kazi</strong>
      <span className={classes.badge}>{t('badge')}</span>
      <span className={classes.tools}>
        <LanguageMenu />
        <SkinMenu />
        <DirectionButton />
        <Button variant="default" onClick={leaveDemo}>
          {t('leave')}
        </Button>
      </span>
    </header>
  );
}
