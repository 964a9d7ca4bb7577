import '@mantine/core/styles/Tree.layer.css';
import { filterTreeData, getTreeExpandedState, TextInput, Tree, useTree } from '@mantine/core';
import { useState } from 'react';
import IconSearch from '#icons/IconSearch';
import { folders } from './samples.ts';
import classes from './tree.module.css';

export default function Search() {
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
      <p role="status">{found.length === 0 && 'Nothing is called so'}</p>
    </>
  );
}
