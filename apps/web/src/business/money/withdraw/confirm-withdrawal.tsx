import type { Beneficiary, Quote } from '@kazi/contract/money';
import { Row, Stack } from '@kazi/ui/layout';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { BeneficiaryIcon, BeneficiaryName } from '../beneficiaries/beneficiary-parts.tsx';
import { Bill } from '../payments/payment-parts.tsx';
import classes from './withdraw.module.css';

interface ConfirmWithdrawalProps {
  quote: Quote;
  beneficiary: Beneficiary;
  busy: boolean;
  /** No answer came the last time. */
  isUnanswered: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says once more who gets how much and what it costs, before the money leaves. */
export function ConfirmWithdrawal(props: ConfirmWithdrawalProps) {
  const { quote, beneficiary, busy, isUnanswered, onConfirm, onClose } = props;
  const { t } = useTranslation(['payments', 'common']);
  return (
    <Confirm
      title={t('withdraw.confirmTitle')}
      confirmLabel={isUnanswered ? t('common:tryAgain') : t('withdraw.confirm')}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack gap={16} tone="text">
        <Row gap={12} weight={500}>
          <BeneficiaryIcon type={beneficiary.type} />
          <BeneficiaryName beneficiary={beneficiary} />
        </Row>
        <Bill bill={quote} />
        {quote.approval && <p className={classes.info}>{t('withdraw.approval')}</p>}
        {isUnanswered && !busy && (
          <p className={classes.failure} role="alert">
            {t('withdraw.safe')}
          </p>
        )}
      </Stack>
    </Confirm>
  );
}
