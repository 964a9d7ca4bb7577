import { Panel } from '@kazi/ui/panel';
import { Button, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Page } from '../../shell/page/page.tsx';
import classes from './modals.module.css';

const examples = [
  {
    title: 'Share a project',
    text: 'People are added by name, with what they may do.',
    dialog: lazy(() => import('./share-dialog.tsx').then((file) => ({ default: file.ShareDialog }))),
  },
  {
    title: 'Add a card',
    text: 'Numbers group themselves, and are checked as they are typed.',
    dialog: lazy(() => import('./card-dialog.tsx').then((file) => ({ default: file.CardDialog }))),
  },
  {
    title: 'Choose a plan',
    text: 'One of three, with what it costs.',
    dialog: lazy(() => import('./plan-dialog.tsx').then((file) => ({ default: file.PlanDialog }))),
  },
  {
    title: 'Refer a friend',
    text: 'A link to copy, and an address to send it to.',
    dialog: lazy(() => import('./refer-dialog.tsx').then((file) => ({ default: file.ReferDialog }))),
  },
  {
    title: 'New address',
    text: 'A longer form, whose errors lead to the field.',
    dialog: lazy(() => import('./address-dialog.tsx').then((file) => ({ default: file.AddressDialog }))),
  },
  {
    title: 'Two-step login',
    text: 'A choice first, then the form that belongs to it.',
    dialog: lazy(() => import('./two-step-dialog.tsx').then((file) => ({ default: file.TwoStepDialog }))),
  },
] as const;

/** Dialogs of the kinds an application needs, each fetched when it is opened. */
export function ModalExamplesPage() {
  const [open, setOpen] = useState<(typeof examples)[number]>();
  const Opened = open?.dialog;
  return (
    <Page
      title="Modal examples"
      description="Each takes the focus, keeps it, closes with Escape, and gives the focus back."
    >
      <div className={classes.examples}>
        {examples.map((example) => (
          <Panel key={example.title} title={example.title} description={example.text}>
            <Button variant="default" onClick={() => setOpen(example)}>
              Open<VisuallyHidden> {example.title}</VisuallyHidden>
            </Button>
          </Panel>
        ))}
      </div>
      {Opened && (
        <Suspense>
          <Opened onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}
