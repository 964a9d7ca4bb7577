import '@mantine/core/styles/Tree.layer.css';
import {
  Button,
  Checkbox,
  filterTreeData,
  Group,
  getTreeExpandedState,
  Loader,
  mergeAsyncChildren,
  Stack,
  TextInput,
  Tree,
  type TreeNodeData,
  useTree,
} from '@mantine/core';
import { useState } from 'react';
import IconChevronRight from '#icons/IconChevronRight';
import IconFileText from '#icons/IconFileText';
import IconFolder from '#icons/IconFolder';
import IconSearch from '#icons/IconSearch';
import classes from './examples.module.css';
import { branches, folders } from './samples.json';

export function FoldersExample() {
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

export function ChecksExample() {
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

export function SearchExample() {
  const [words, setWords] = useState('');
  const found = words.trim() ? filterTreeData(folders, words.trim()) : folders;
  const tree = useTree({ initialExpandedState: getTreeExpandedState(folders, '*') });
  return (
    <>
      <TextInput
        mb="sm"
        type="search"
        aria-label="Search documents"
        placeholder="Search documents"
        leftSection={<IconSearch size={16} stroke={1.8} />}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Tree
        aria-label="Documents found"
        data={found}
        tree={tree}
        withLines
        renderNode={({ node, elementProps: { className, ...props } }) => (
          <div {...props} className={`${className} ${classes.line}`}>
            <span>{node.label}</span>
          </div>
        )}
      />
      <p role="status">{found.length === 0 && 'No matches'}</p>
    </>
  );
}

const counties: TreeNodeData[] = ['Kiambu', 'Kisumu', 'Nakuru'].map((name) => ({
  label: name,
  value: name,
  hasChildren: true,
}));
const towns: Record<string, readonly string[]> = {
  Kiambu: ['Thika', 'Ruiru', 'Limuru'],
  Kisumu: ['Ahero', 'Maseno'],
  Nakuru: ['Naivasha', 'Gilgil', 'Molo'],
};

async function fetchTowns(county: string): Promise<TreeNodeData[]> {
  await new Promise((resolve) => setTimeout(resolve, 900));
  return (towns[county] ?? []).map((town) => ({ label: town, value: `${county}/${town}` }));
}

export function LazyExample() {
  const [data, setData] = useState(counties);
  const tree = useTree({
    onLoadChildren: async (county) => {
      const found = await fetchTowns(county);
      setData((now) => mergeAsyncChildren(now, county, found));
    },
  });
  return (
    <Tree
      aria-label="Counties and their towns"
      data={data}
      tree={tree}
      renderNode={({ node, expanded, hasChildren, isLoading, elementProps: { className, ...props } }) => (
        <div {...props} className={`${className} ${classes.line}`}>
          {isLoading ? (
            <Loader size={14} role="status" aria-label={`${node.value} is being opened`} />
          ) : (
            <IconChevronRight
              className={classes.chevron}
              data-open={expanded || undefined}
              data-leaf={!hasChildren || undefined}
              size={14}
              aria-hidden="true"
            />
          )}
          <span>{node.label}</span>
        </div>
      )}
    />
  );
}
