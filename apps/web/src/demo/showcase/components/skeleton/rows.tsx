import { SkeletonRows } from '@kazi/ui/skeleton-rows';

export default function Rows() {
  return <SkeletonRows rows={5} height={44} label="Payments are being loaded" />;
}
