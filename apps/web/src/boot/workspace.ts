import { brandName } from '@kazi/ui/brand';

/** What the workspace shows itself by. */
export interface Look {
  name: string;
  /** Address of its logo; undefined where the product's mark stands for it. */
  logo: string | undefined;
}

/** The look that the document came with: the workspace's from the server, the product's in the demo. */
export const documentLook = (): Look => ({
  name: document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content || brandName,
  logo: document.querySelector('link[rel=icon][type="image/png"]')?.getAttribute('href') ?? undefined,
});
