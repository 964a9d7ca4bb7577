import '@mantine/core/styles/Tree.layer.css';
import { Button, Group, getTreeExpandedState, Tree, useTree } from '@mantine/core';
import IconChevronRight from '#icons/IconChevronRight';
import IconFileText from '#icons/IconFileText';
import IconFolder from '#icons/IconFolder';
import { folders } from './samples.ts';
import classes from './tree.module.css';

export default function Folders() {
  const tree = useTree({
    initialExpandedState: getTreeExpandedState(folders, ['finance', 'finance/2026']),
    initialSelectedState: ['finance/2026/october'],
  });
  return (
    <>
      <Group gap="xs" mb="sm">
        <Button size="compact-sm" variant="default" onClick={tree.expandAllNodes}>
          Open all
        </Button>
        <Button size="compact-sm" variant="default" onClick={tree.collapseAllNodes}>
          Close all
        </Button>
      </Group>
      <Tree
        aria-label="Documents"
        data={folders}
        tree={tree}
        selectOnClick
        renderNode={({ node, expanded, hasChildren, elementProps: { className, ...props } }) => {
          const Icon = hasChildren ? IconFolder : IconFileText;
          return (
            <div {...props} className={`${className} ${classes.line}`}>
              <IconChevronRight
                className={classes.chevron}
                data-open={expanded || undefined}
                data-leaf={!hasChildren || undefined}
                size={14}
                aria-hidden="true"
              />
              <Icon className={classes.icon} size={16} stroke={1.6} aria-hidden="true" />
              <span>{node.label}</span>
            </div>
          );
        }}
      />
    </>
  );
}
