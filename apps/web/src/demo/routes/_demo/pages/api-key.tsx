import { createFileRoute } from '@tanstack/react-router';
import { ApiKeyPage } from '../../../api-key/api-key-page.tsx';

export const Route = createFileRoute('/_demo/pages/api-key')({ component: ApiKeyPage });
