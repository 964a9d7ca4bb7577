import type { PostStatus } from '@kazi/simulation/blog';
import { StatusBadge } from '../../parts/status.tsx';

/** Says of a post that it is not published; of one that is, nothing. */
export const PostState = ({ status }: { status: PostStatus }) =>
  status !== 'Published' && <StatusBadge status={status}>{status}</StatusBadge>;
