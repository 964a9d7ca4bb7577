import { accentShades } from '@kazi/contract/accent';
import type { WorkspaceSettings } from '@kazi/contract/identity';
import { accentNames } from '@kazi/ui/brand';
import { setWorkspaceLook } from '../../../shell/workspace-look.ts';

const sheet = new CSSStyleSheet();

/** Shows the workspace as it was just saved; the server's page has it so from the next load on. */
export function showLook({ name, logo, accent }: WorkspaceSettings): void {
  setWorkspaceLook({ name, logo: logo ?? undefined });
  const { shades, night } = accent ? accentShades(accent) : { shades: [], night: undefined };
  const values = shades.map((shade, at) => `--kz-accent-${at}:${shade}`);
  if (night) values.push(`--kz-accent-night:${night}`);
  sheet.replaceSync(values.length > 0 ? `:root,[data-accent="${accentNames[0]}"]{${values.join(';')}}` : '');
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
