import { toast } from '@kazi/ui/toast';
import { useTranslation } from 'react-i18next';

interface CopyWords {
  done: string;
  /** What to do where the browser does not let pages copy; left out, the text itself is shown. */
  failed?: string;
}

/** Puts a text on the clipboard, and says so. */
export function useCopyText(): (text: string, words: CopyWords) => Promise<void> {
  const { t } = useTranslation('demo');
  return async (text, { done, failed = t('copyFailed', { text }) }) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ message: done });
    } catch {
      toast({ message: failed, tone: 'WARNING' });
    }
  };
}
