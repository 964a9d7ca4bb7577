import '@mantine/core/styles/Tree.layer.css';
import { Checkbox, getTreeExpandedState, Stack, Tree, useTree } from '@mantine/core';
import IconChevronRight from '#icons/IconChevronRight';
import { branches } from './samples.ts';
import classes from './tree.module.css';

export default function Checks() {
  const tree = useTree({
    initialExpandedState: getTreeExpandedState(branches, '*'),
    initialCheckedState: ['mombasa', 'kilifi', 'nairobi'],
  });
  const chosen = tree.getCheckedNodes().filter(({ checked, hasChildren }) => checked && !hasChildren);
  return (
    <Stack gap="sm">
      <Tree
        aria-label="Branches that get the price list"
        data={branches}
        tree={tree}
        expandOnClick={false}
        expandOnSpace={false}
        checkOnSpace
        renderNode={({ node, expanded, hasChildren, elementProps: { className, ...props } }) => {
          const isChecked = tree.isNodeChecked(node.value);
          return (
            <div {...props} className={`${className} ${classes.line}`}>
              <IconChevronRight
                className={classes.chevron}
                data-open={expanded || undefined}
                data-leaf={!hasChildren || undefined}
                size={14}
                aria-hidden="true"
                onClick={() => tree.toggleExpanded(node.value)}
              />
              <Checkbox.Indicator
                checked={isChecked}
                indeterminate={tree.isNodeIndeterminate(node.value)}
                onClick={() => (isChecked ? tree.uncheckNode(node.value) : tree.checkNode(node.value))}
              />
              <span>{node.label}</span>
            </div>
          );
        }}
      />
      <p role="status">{chosen.length} branches get it</p>
    </Stack>
  );
}
