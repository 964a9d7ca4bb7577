/** The nonce of this document's content security policy; styles made at run time must carry it. */
export const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';

/** Where the library behind dialogs looks for it. */
Object.assign(globalThis, { __webpack_nonce__: nonce });
